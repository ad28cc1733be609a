import { lazy, Suspense } from 'react'
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
    <div className="flex flex-col gap-8 md:gap-12">
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
