import { Button, Field, Icon } from '@fairhouse/ui'
import { useState, type SyntheticEvent } from 'react'
import { useLocation, useParams, useSearchParams } from 'wouter'
import { Listed, Paged, usePages } from '#features/list'
import { Page } from '#features/page'
import { asking, useLive } from '#lib/ask'
import { useMe } from '#lib/me'
import { useWords } from '#lib/later-words'
import { GameRows } from './game-rows.tsx'
import { ImportList } from './import-list.tsx'
import { BrandChoice } from './vendors.tsx'

/** The games of one vendor, in their order, for all brands or for one. */
export function VendorGames() {
  const { vendor } = useParams<{ vendor: string }>()
  const [search] = useSearchParams()
  const brandId = search.get('brand') ?? undefined
  return <Shelf key={`${vendor} ${brandId}`} vendor={vendor} brandId={brandId} />
}

interface Props {
  vendor: string
  brandId: string | undefined
}

function Shelf({ vendor, brandId }: Props) {
  const { t } = useWords()
  const { may } = useMe()
  const [, go] = useLocation()
  const [wanted, setWanted] = useState('')
  const pages = usePages()
  const answer = useLive(
    asking('GET /office/api/catalogue/games', {
      vendor,
      ...(brandId !== undefined && { brandId }),
      ...(wanted !== '' && { wanted }),
      ...(pages.after !== undefined && { after: pages.after }),
    }),
  )
  const brands = answer.data?.brands ?? []
  const brand = brands.find(({ id }) => id === brandId)
  const suffix = brandId === undefined ? '' : `?brand=${brandId}`
  return (
    <Page
      title={answer.data?.vendor.name ?? vendor}
      back={{ href: `/catalogue${suffix}`, label: t('common.catalogue') }}
      actions={
        <>
          <BrandChoice
            brands={brands}
            brand={brand}
            onChange={(id) => go(`/catalogue/${vendor}${id === '' ? '' : `?brand=${id}`}`)}
          />
          {may('catalogueManage') && answer.data?.vendor.isInHouse === false && (
            <ImportList vendor={vendor} />
          )}
        </>
      }
    >
      <Search
        onSearch={(text) => {
          pages.reset()
          setWanted(text)
        }}
      />
      <Listed answer={answer}>
        {(told) => (
          <>
            <GameRows told={told} brand={brand} />
            <Paged pages={pages} next={told.next} />
          </>
        )}
      </Listed>
    </Page>
  )
}

function Search({ onSearch }: { onSearch: (text: string) => void }) {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form noValidate onSubmit={search} className="flex max-w-lg flex-wrap items-end gap-3">
      <div className="min-w-48 flex-1">
        <Field
          label={t('catalogue.search')}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <Button type="submit" size="small" variant="quiet">
        <Icon name="search" className="size-5" />
        {t('catalogue.find')}
      </Button>
    </form>
  )
}
