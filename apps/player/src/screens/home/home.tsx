import { Banners } from '#features/banners'
import { useStatus } from '#features/status'
import { Places, type Lobby } from './places.tsx'
import { PromotionRail } from './promotion-rail.tsx'
import { Why } from './why.tsx'

/** There is nothing to play yet; the call of the lobby comes with the games. */
const nothingYet: Lobby = { hot: [], games: {}, winners: [], vendors: [] }

export function Home() {
  const { data: status } = useStatus()
  if (!status) return null
  return (
    <div className="-mt-5 flex flex-col gap-8 md:-mt-8 md:gap-12">
      <Banners group="home" />
      <PromotionRail />
      <Places lobby={nothingYet} timeZone={status.brand.timeZone} />
      <Why status={status} />
    </div>
  )
}
