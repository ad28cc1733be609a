import { join } from '@fairhouse/ui'
import { Mark } from '#features/brand'

const frame = 'rounded-t-[2.5rem] border border-b-0 border-control bg-surface p-3 pb-0'

const places = Array.from({ length: 12 }, (_, place) => place)
const ownPlace = 5

/** Phone illustration; decorative, hidden from screen readers. */
export function HomeScreen({ brand }: { brand: string }) {
  return (
    <div aria-hidden="true" className="mx-auto w-full max-w-72 mask-b-from-55% max-md:hidden">
      <div className={frame}>
        <div className="flex flex-col gap-8 rounded-t-[1.9rem] bg-surface-sunken px-5 pt-3 pb-6">
          <span className="mx-auto h-1.5 w-14 rounded-full bg-line" />
          <div className="grid grid-cols-3 gap-x-5 gap-y-6">
            {places.map((place) =>
              place === ownPlace - 1 ? <Own key={place} brand={brand} /> : <Other key={place} />,
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

const tile = 'flex aspect-square w-full items-center justify-center rounded-[28%]'

function Own({ brand }: { brand: string }) {
  return (
    <div className="flex min-w-0 flex-col items-center gap-2">
      <span className={join(tile, 'border border-accent bg-accent-soft shadow-glow')}>
        <Mark className="size-[62%]" />
      </span>
      <span className="-mx-3 max-w-22 truncate text-xs font-medium">{brand}</span>
    </div>
  )
}

function Other() {
  return (
    <div className="flex flex-col items-center gap-2">
      <span className={join(tile, 'bg-surface-raised')} />
      <span className="h-1.5 w-8 rounded-full bg-surface-raised" />
    </div>
  )
}
