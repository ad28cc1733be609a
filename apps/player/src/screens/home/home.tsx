import { useStatus } from '#features/status'
import { createIsland } from '#lib/island'
import { RowSkeleton } from './row-skeleton.tsx'
import { PromotionRail } from './promotion-rail.tsx'
import { Why } from './why.tsx'

const { Island: Rows, prepare } = createIsland(
  async (language) => (await import('./rows.lazy.ts')).loadRows(language),
  RowSkeleton,
)

export const prepareRows = prepare

export function Home() {
  const { data: status } = useStatus()
  if (!status) return null
  return (
    <div className="flex flex-col gap-8 md:gap-12">
      <Rows />
      <PromotionRail />
      <Why status={status} />
    </div>
  )
}
