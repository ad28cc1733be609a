import { adminWords } from '@fairhouse/i18n/office'
import { Button, Field, Icon } from '@fairhouse/ui'
import { useState, type SyntheticEvent } from 'react'
import { useLocation, useParams, useSearchParams } from 'wouter'
import { LoadState, Pager, usePages } from '#features/list'
import { Page } from '#features/page'
import { freshQuery, useLiveQuery } from '#lib/query'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { GameRows } from './game-rows.tsx'
import { ImportList } from './import-list.tsx'
import { BrandChoice } from './providers.tsx'

/** Games of one provider in order, for all brands or one. */
export function ProviderGames() {
  const { vendor } = useParams<{ vendor: string }>()
  const [search] = useSearchParams()
  const brandId = search.get('brand') ?? undefined
  return <ProviderGameList key={`${vendor} ${brandId}`} vendor={vendor} brandId={brandId} />
}

interface Props {
  vendor: string
  brandId: string | undefined
}

function ProviderGameList({ vendor, brandId }: Props) {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const [, go] = useLocation()
  const [wanted, setWanted] = useState('')
  const pages = usePages()
  const answer = useLiveQuery(
    freshQuery('GET /office/api/catalogue/games', {
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
      <LoadState answer={answer}>
        {(listing) => (
          <>
            <GameRows listing={listing} brand={brand} refetch={answer.refetch} />
            <Pager pages={pages} next={listing.next} />
          </>
        )}
      </LoadState>
    </Page>
  )
}

function Search({ onSearch }: { onSearch: (text: string) => void }) {
  const { t } = useWords(adminWords)
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
