import { adminWords } from '@fairhouse/i18n/office'
import { differences } from '#lib/differences'
import { languageName } from '#lib/language-name'
import { useStaffZone } from '#lib/staff-zone'
import { toZoned } from '#lib/time-zone'
import { useWords } from '#lib/words'
import { changedField, type Version } from './view.ts'

interface Props {
  version: Version
}

/** Changes of a version, labelled as in the form. */
export function VersionChanges({ version: { piece, before } }: Props) {
  const { t } = useWords(adminWords)
  const { name, value } = useChangeLabels()
  if (!piece || !before) return null
  const found = differences(before, piece)
  if (found.length === 0) return <p className="text-text-quiet">{t('content.same')}</p>
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {found.map(({ path, before: old, after }) => (
        <div key={path} className="flex flex-col gap-0.5">
          <dt className="font-medium">{name(path)}</dt>
          <dd className="wrap-anywhere text-text-quiet">
            <span className="sr-only">{t('content.was')} </span>
            <s>{value(path, old)}</s>
          </dd>
          <dd className="wrap-anywhere">
            <span className="sr-only">{t('content.became')} </span>
            {value(path, after)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Labels of fields and values as in the form. */
function useChangeLabels() {
  const zone = useStaffZone()
  const { t } = useWords(adminWords)
  const name = (path: string): string => {
    const field = changedField(path)
    if (!field) return path
    const label = t(field.label)
    return field.language === undefined ? label : `${label} (${languageName(field.language)})`
  }
  const value = (path: string, text: string): string => {
    const isMoment = (path === 'startsAt' || path === 'endsAt') && text !== '–'
    if (isMoment) return `${toZoned(text, zone).replace('T', ' ')} (${zone})`
    if (path === 'shown') return t(text === 'true' ? 'content.yes' : 'content.no')
    return text === '' ? '–' : text
  }
  return { name, value }
}
