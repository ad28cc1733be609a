import { lazy, Suspense } from 'react'
import { Banners } from '#features/banners'
import { useStatus } from '#features/status'
import { isEmpty, type Lobby } from './lobby.ts'
import { PromotionRail } from './promotion-rail.tsx'
import { Why } from './why.tsx'

// Below the first view, and for now empty: nobody waits for its code.
const Places = lazy(async () => ({ default: (await import('./places.tsx')).Places }))

/** There is nothing to play yet; the call of the lobby comes with the games. */
const nothingYet: Lobby = { hot: [], games: {}, winners: [], vendors: [] }

export function Home() {
  const { data: status } = useStatus()
  if (!status) return null
  return (
    <div className="-mt-5 flex flex-col gap-8 md:-mt-8 md:gap-12">
      <Banners group="home" />
      <PromotionRail />
      {!isEmpty(nothingYet) && (
        <Suspense>
          <Places lobby={nothingYet} timeZone={status.brand.timeZone} />
        </Suspense>
      )}
      <Why status={status} />
    </div>
  )
}
