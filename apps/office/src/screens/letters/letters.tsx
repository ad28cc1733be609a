import { Tabs } from '@fairhouse/ui'
import { useLocation, useSearchParams } from 'wouter'
import { BrandChoice } from '#features/brand-choice'
import { Listed } from '#features/list'
import { Page } from '#features/page'
import { asking, useLook } from '#lib/ask'
import { useWords } from '#lib/later-words'
import { Letter } from './letter.tsx'
import { Mailing } from './mailing.tsx'
import { Mailings } from './mailings.tsx'
import { Templates } from './templates.tsx'
import type { Brand, Desk } from './told.ts'

const tabs = ['letter', 'some', 'templates'] as const
type Tab = (typeof tabs)[number]
const isTab = (name: string): name is Tab => tabs.some((tab) => tab === name)

/** What the house writes: to one, to all, to some, and by template. */
export function Letters() {
  const { t } = useWords()
  const [search] = useSearchParams()
  const [, go] = useLocation()
  const asked = search.get('tab') ?? ''
  const tab = isTab(asked) ? asked : 'letter'
  const brandId = search.get('brand') ?? undefined
  const answer = useLook(
    asking('GET /office/api/mailing', brandId === undefined ? {} : { brandId }),
  )
  const present = answer.data?.brandId
  const show = (next: Tab, brand = present) =>
    go(`/letters?tab=${next}${brand === undefined ? '' : `&brand=${brand}`}`)
  return (
    <Page
      title={t('common.letters')}
      text={t('letters.text')}
      actions={
        <BrandChoice
          brands={answer.data?.brands}
          value={present}
          onChange={(id) => show(tab, id)}
        />
      }
    >
      <Tabs
        label={t('letters.kinds')}
        tabs={tabs.map((id) => ({ id, label: t(`letters.tab_${id}`) }))}
        value={tab}
        onChange={(next) => show(next)}
      >
        <Listed answer={answer}>
          {(desk) => {
            const brand = desk.brands.find(({ id }) => id === desk.brandId)
            return brand && <Panel key={brand.id} {...{ tab, brand, desk }} />
          }}
        </Listed>
      </Tabs>
    </Page>
  )
}

interface PanelProps {
  tab: Tab
  brand: Brand
  desk: Desk
}

function Panel({ tab, brand, desk }: PanelProps) {
  if (tab === 'letter') return <Letter brand={brand} />
  if (tab === 'templates') return <Templates brand={brand} templates={desk.templates} />
  return (
    <div className="flex flex-col gap-6">
      <Mailing brand={brand} desk={desk} />
      <Mailings brand={brand} />
    </div>
  )
}
