import { Skeleton } from '@fairhouse/ui'

/** A placeholder with the exact size of a tile. */
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
