import { Skeleton } from '@fairhouse/ui'

/** Takes the place of a tile that is on its way, to the pixel. */
export function TileSkeleton() {
  return (
    <div className="flex flex-col">
      <Skeleton className="aspect-[3/4] w-full rounded-card" />
      <div className="flex min-h-12 items-center ps-1">
        <Skeleton className="h-3 w-2/3" />
      </div>
    </div>
  )
}
