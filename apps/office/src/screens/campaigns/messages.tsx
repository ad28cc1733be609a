import { adminWords } from '@fairhouse/i18n/office'
import { Tabs } from '@fairhouse/ui'
import { useLocation, useSearchParams } from 'wouter'
import { BrandChoice } from '#features/brand-choice'
import { LoadState } from '#features/list'
import { Page } from '#features/page'
import { freshQuery, useQueryOnce } from '#lib/query'
import { useWords } from '#lib/words'
import { SingleMessage } from './single-message.tsx'
import { Campaign } from './campaign.tsx'
import { Campaigns } from './campaigns.tsx'
import { Templates } from './templates.tsx'
import type { Brand, CampaignOverview } from './view.ts'

const tabs = ['letter', 'some', 'templates'] as const
type Tab = (typeof tabs)[number]
const isTab = (name: string): name is Tab => tabs.some((tab) => tab === name)

/** Messages page: single message, campaigns and templates. */
export function Messages() {
  const { t } = useWords(adminWords)
  const [search] = useSearchParams()
  const [, go] = useLocation()
  const tabParam = search.get('tab') ?? ''
  const tab = isTab(tabParam) ? tabParam : 'letter'
  const brandId = search.get('brand') ?? undefined
  const answer = useQueryOnce(
    freshQuery('GET /office/api/mailing', brandId === undefined ? {} : { brandId }),
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
        <LoadState answer={answer}>
          {(campaigns) => {
            const brand = campaigns.brands.find(({ id }) => id === campaigns.brandId)
            return brand && <Panel key={brand.id} {...{ tab, brand, campaigns }} />
          }}
        </LoadState>
      </Tabs>
    </Page>
  )
}

interface PanelProps {
  tab: Tab
  brand: Brand
  campaigns: CampaignOverview
}

function Panel({ tab, brand, campaigns }: PanelProps) {
  if (tab === 'letter') return <SingleMessage brand={brand} />
  if (tab === 'templates') return <Templates brand={brand} templates={campaigns.templates} />
  return (
    <div className="flex flex-col gap-6">
      <Campaign brand={brand} campaigns={campaigns} />
      <Campaigns brand={brand} />
    </div>
  )
}
