import type { ComponentType } from 'react'
import { AccountsPart } from './accounts-part.tsx'
import { CodesPart } from './codes-part.tsx'
import { DomainsPart } from './domains-part.tsx'
import { BasicsPart } from './basics-part.tsx'
import { FlagsPart } from './flags-part.tsx'
import { FormPart } from './form-part.tsx'
import { LinksPart } from './links-part.tsx'
import { LookPart } from './look-part.tsx'
import { RegionsPart } from './regions-part.tsx'
import type { BrandDetail, PartProps } from './view.ts'

export type EditorTab =
  | 'facts'
  | 'look'
  | 'domains'
  | 'form'
  | 'flags'
  | 'accounts'
  | 'codes'
  | 'regions'
  | 'links'

interface Part {
  readonly name: EditorTab
  readonly Part: ComponentType<PartProps & { one: BrandDetail }>
}

/** LIST of the editor's tabs. */
export const editorTabs: readonly Part[] = [
  { name: 'facts', Part: BasicsPart },
  { name: 'look', Part: LookPart },
  { name: 'domains', Part: DomainsPart },
  { name: 'form', Part: FormPart },
  { name: 'flags', Part: FlagsPart },
  { name: 'accounts', Part: AccountsPart },
  { name: 'codes', Part: CodesPart },
  { name: 'regions', Part: RegionsPart },
  { name: 'links', Part: LinksPart },
]
