import { Icon } from '@fairhouse/ui'
import { StopText, type Brand, type Stop } from './stop-text.tsx'

const noticeClass =
  'flex items-start gap-3 rounded-control border border-line bg-surface px-4 py-3 text-sm'

/** What is stopped for a while, above every page. */
export function StopNotices({ stops, brand }: { stops: readonly Stop[]; brand: Brand }) {
  return (
    <div role="status" className="mb-5 flex flex-col gap-2">
      {stops.map((stop) => (
        <StopNotice
          key={[stop.what, stop.vendor, stop.game, stop.until].join(' ')}
          {...{ stop, brand }}
        />
      ))}
    </div>
  )
}

/** One message with its end. */
export function StopNotice({ stop, brand }: { stop: Stop; brand: Brand }) {
  return (
    <p className={noticeClass}>
      <Icon name="alert" className="mt-0.5 size-5 shrink-0 text-warn" />
      <span className="min-w-0 wrap-anywhere">
        <StopText stop={stop} brand={brand} />
      </span>
    </p>
  )
}
