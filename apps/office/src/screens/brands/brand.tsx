import { Tabs } from '@fairhouse/ui'
import { useState } from 'react'
import { useParams } from 'wouter'
import { Listed } from '#features/list'
import { Page, Section } from '#features/page'
import { asking, useLive } from '#lib/ask'
import { useMe } from '#lib/me'
import { useWords } from '#lib/later-words'
import { Bar } from './bar.tsx'
import { OpenTag } from './brands.tsx'
import { History } from './history.tsx'
import { parts, type PartName } from './parts.ts'
import { Preview } from './preview.tsx'
import { SwitchStatus } from './switch-status.tsx'
import { faultsOf, type One } from './told.ts'
import { useEditor } from './use-editor.ts'

/** One site of the house: what it is, and what it is to be. */
export function Brand() {
  const { t } = useWords()
  const { id: brandId = '' } = useParams()
  const answer = useLive(asking('GET /office/api/brand', { brandId }))
  const { data } = answer
  return (
    <Page
      title={data?.brand.name ?? t('common.brand')}
      back={{ href: '/brands', label: t('common.brands') }}
      actions={data && <Actions one={data} />}
    >
      <Listed answer={answer}>{(one) => <Opened one={one} refetch={answer.refetch} />}</Listed>
    </Page>
  )
}

function Actions({ one: { brand } }: { one: One }) {
  const { may } = useMe()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <OpenTag maintenance={brand.maintenance} />
      <Preview brandId={brand.id} />
      {may('brandManage') && <SwitchStatus brand={brand} />}
    </div>
  )
}

type Tab = PartName | 'history'

function Opened({ one, refetch }: { one: One; refetch: () => Promise<void> }) {
  const { t } = useWords()
  const [tab, setTab] = useState<Tab>('facts')
  const editor = useEditor(one)
  const faults = { ...one.draft?.faults, ...faultsOf(editor.document) }
  const onDone = async () => {
    await refetch()
    editor.reset()
  }
  const part = parts.find(({ name }) => name === tab)
  const tabs: Tab[] = [...parts.map(({ name }) => name), 'history']
  return (
    <>
      <Bar one={one} editor={editor} faults={faults} onDone={onDone} />
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
    </>
  )
}
