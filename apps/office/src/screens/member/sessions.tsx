import { Section } from '#features/page'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import type { MemberDetail } from './view.ts'

/** Current and past sessions of the account. */
export function Sessions({ known: { sessions, logins, devices } }: { known: MemberDetail }) {
  const { t } = useWords()
  const when = useDateTime()
  return (
    <>
      <Section title={t('member.sessions')}>
        {sessions.length === 0 && <p className="text-text-quiet">{t('member.no_sessions')}</p>}
        <ul className="flex flex-col gap-3 empty:hidden">
          {sessions.map(({ device, address, startedAt, usedAt }) => (
            <Place key={startedAt} device={device} facts={[address, when(usedAt)]} />
          ))}
        </ul>
      </Section>
      <Section title={t('member.logins')}>
        <p className="text-text-quiet">
          {logins.length === 0 ? t('member.no_logins') : t('member.devices', { count: devices })}
        </p>
        <ul className="flex flex-col gap-3 empty:hidden">
          {logins.map(({ device, address, country, at }) => (
            <Place key={at} device={device} facts={[address, country, when(at)]} />
          ))}
        </ul>
      </Section>
    </>
  )
}

interface PlaceProps {
  device: string
  facts: readonly (string | null)[]
}

function Place({ device, facts }: PlaceProps) {
  return (
    <li className="flex flex-col gap-0.5">
      <span>{device}</span>
      <span className="text-sm text-text-quiet tabular-nums">
        {facts.filter((fact) => fact !== null && fact !== '').join(' · ')}
      </span>
    </li>
  )
}
