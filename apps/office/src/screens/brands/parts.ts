import type { ComponentType } from 'react'
import { AccountsPart } from './accounts-part.tsx'
import { CodesPart } from './codes-part.tsx'
import { DomainsPart } from './domains-part.tsx'
import { FactsPart } from './facts-part.tsx'
import { FlagsPart } from './flags-part.tsx'
import { FormPart } from './form-part.tsx'
import { LinksPart } from './links-part.tsx'
import { LookPart } from './look-part.tsx'
import { RegionsPart } from './regions-part.tsx'
import type { One, PartProps } from './told.ts'

export type PartName =
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
  readonly name: PartName
  readonly Part: ComponentType<PartProps & { one: One }>
}

/** LIST of the parts of a brand that can be changed. */
export const parts: readonly Part[] = [
  { name: 'facts', Part: FactsPart },
  { name: 'look', Part: LookPart },
  { name: 'domains', Part: DomainsPart },
  { name: 'form', Part: FormPart },
  { name: 'flags', Part: FlagsPart },
  { name: 'accounts', Part: AccountsPart },
  { name: 'codes', Part: CodesPart },
  { name: 'regions', Part: RegionsPart },
  { name: 'links', Part: LinksPart },
]
