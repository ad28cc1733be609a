import type { Value } from '#lib/call'
import { momentText, useReaderZone } from '#lib/moment'
import { useWords } from '#lib/words'

type Answer = Value<'GET /wps/system/status'>
export type Stop = Answer['stops'][number]
export type Brand = Pick<Answer['brand'], 'language' | 'timeZone'>

interface Props {
  stop: Stop
  brand: Brand
}

/** The message in the reader's language, and until when. */
export function StopText({ stop: { texts, until }, brand }: Props) {
  const { t, tag, language } = useWords()
  const zone = useReaderZone() ?? brand.timeZone
  const text = texts[language] ?? texts[brand.language] ?? Object.values(texts)[0]
  return (
    <>
      {text}{' '}
      <span className="text-text-quiet">
        {t('site.stop_until', { until: momentText(until, tag, { zone }) })}
      </span>
    </>
  )
}
