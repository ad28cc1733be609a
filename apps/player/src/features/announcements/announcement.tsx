import { Html, Icon, join, toneText, type Tone } from '@fairhouse/ui'
import type { Value } from '#lib/call'
import { momentText } from '#lib/moment'
import { useWords } from '#lib/words'

type Told = Value<'GET /wps/content/announcements'>['list'][number]

const tones: Record<Told['type'], Tone> = {
  B: 'quiet',
  PL: 'good',
  PU: 'warn',
  PR: 'good',
  H: 'quiet',
}

const summaryClass = join(
  'flex cursor-pointer list-none items-start gap-3 rounded-control py-4',
  '[&::-webkit-details-marker]:hidden',
)

export function Announcement({ announcement, isOpen }: { announcement: Told; isOpen: boolean }) {
  const { t, tag } = useWords()
  const { type, title, content, at } = announcement
  return (
    <details open={isOpen} className="group">
      <summary className={summaryClass}>
        <span className="flex min-w-0 grow flex-col gap-1.5">
          <span className="font-semibold">{title}</span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-quiet">
            <span className={join('font-medium', toneText[tones[type]])}>
              {t(`notes.type_${type}`)}
            </span>
            <time dateTime={at} className="tabular-nums">
              {momentText(at, tag)}
            </time>
          </span>
        </span>
        <Icon
          name="chevron"
          className="mt-0.5 text-text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-5">
        <Html html={content} />
      </div>
    </details>
  )
}
