import { Skeleton } from '@fairhouse/ui'
import { TileSkeleton } from '#features/games'

/** Reserves the space of the game rows against layout shift. */
export function RowSkeleton() {
  return (
    <>
      <OneRow />
      <OneRow />
      <div className="flex flex-col gap-2">
        <Skeleton className="h-11 w-48" />
        <div className="py-2">
          <Skeleton className="h-16 w-full" />
        </div>
      </div>
    </>
  )
}

function OneRow() {
  return (
    <div className="flex flex-col gap-2">
      <Skeleton className="h-11 w-48" />
      <ul className="flex gap-4 overflow-hidden py-2">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <li key={place} className="w-38 shrink-0 sm:w-44">
            <TileSkeleton />
          </li>
        ))}
      </ul>
    </div>
  )
}
