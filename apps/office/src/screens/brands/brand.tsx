import { adminWords } from '@fairhouse/i18n/office'
import { Tabs } from '@fairhouse/ui'
import { useRef, useState } from 'react'
import { useParams } from 'wouter'
import { StopButton } from '#features/decision'
import { LoadState } from '#features/list'
import { Page, Section } from '#features/page'
import { freshQuery, useLiveQuery } from '#lib/query'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { PublishBar } from './publish-bar.tsx'
import { BrandStateTag } from './brands.tsx'
import { History } from './history.tsx'
import { Opening } from './opening.tsx'
import { editorTabs, type EditorTab } from './editor-tabs.ts'
import { SitePreview } from './site-preview.tsx'
import { SwitchStatus } from './switch-status.tsx'
import { faultsOf, type BrandDetail } from './view.ts'
import { useEditor } from './use-editor.ts'

/** One brand: published settings and draft. */
export function Brand() {
  const { t } = useWords(adminWords)
  const { id: brandId = '' } = useParams()
  const answer = useLiveQuery(freshQuery('GET /office/api/brand', { brandId }))
  const { data } = answer
  return (
    <Page
      title={data?.brand.name ?? t('common.brand')}
      back={{ href: '/brands', label: t('common.brands') }}
      actions={data && <Actions one={data} />}
    >
      <LoadState answer={answer}>
        {(one) => <Opened one={one} refetch={answer.refetch} />}
      </LoadState>
    </Page>
  )
}

function Actions({ one: { brand } }: { one: BrandDetail }) {
  const { may } = useMe()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <BrandStateTag maintenance={brand.maintenance} />
      <SitePreview brandId={brand.id} />
      {may('brandManage') && <SwitchStatus brand={brand} />}
      {!brand.maintenance && <StopButton target={{ what: 'site', brandId: brand.id }} />}
    </div>
  )
}

type Tab = EditorTab | 'history'

function Opened({ one, refetch }: { one: BrandDetail; refetch: () => Promise<void> }) {
  const { t } = useWords(adminWords)
  const [tab, setTab] = useState<Tab>('facts')
  const parts = useRef<HTMLDivElement>(null)
  const editor = useEditor(one)
  const faults = { ...one.draft?.faults, ...faultsOf(editor.document) }
  const onDone = async () => {
    await refetch()
    editor.reset()
  }
  const show = (name: EditorTab) => {
    setTab(name)
    parts.current?.scrollIntoView()
  }
  const part = editorTabs.find(({ name }) => name === tab)
  const tabs: Tab[] = [...editorTabs.map(({ name }) => name), 'history']
  return (
    <>
      <Opening one={one} onTab={show} />
      <PublishBar one={one} editor={editor} faults={faults} onDone={onDone} />
      <div ref={parts} className="scroll-mt-20">
        <Tabs
          label={t('brands.parts')}
          isWrapped
          tabs={tabs.map((id) => ({ id, label: t(`brands.tab_${id}`) }))}
          value={tab}
          onChange={setTab}
        >
          {part ? (
            <Section title={t(`brands.tab_${part.name}`)}>
              <part.Part document={editor.document} faults={faults} set={editor.set} one={one} />
            </Section>
          ) : (
            <History one={one} onDone={onDone} />
          )}
        </Tabs>
      </div>
    </>
  )
}
