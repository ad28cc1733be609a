import { Facts } from '#features/facts'
import { Page, Section } from '#features/page'
import { useMe } from '#lib/me'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { ChooseZone } from './choose-zone.tsx'
import { ChangePassword } from './change-password.tsx'
import { Sessions } from './sessions.tsx'

/** The colleague's own account: roles, sessions and password. */
export function MyAccount() {
  const { t } = useWords()
  const { name, roles, permissions, lastSignIn } = useMe()
  const when = useDateTime()
  const last = lastSignIn && `${when(lastSignIn.at)} · ${lastSignIn.address}`
  return (
    <Page title={t('own.title')} text={t('own.text')}>
      <Section title={name}>
        <Facts
          facts={[
            {
              label: t('staff.roles'),
              value: roles.map((role) => t(`staff.role_${role}`)).join(', ') || t('staff.no_role'),
            },
            { label: t('own.last'), value: last ?? t('own.last_none') },
            {
              label: t('own.may'),
              value: (
                <ul className="list-disc ps-5">
                  {permissions.map((permission) => (
                    <li key={permission}>{t(`staff.may_${permission}`)}</li>
                  ))}
                </ul>
              ),
              isLong: true,
            },
          ]}
        />
      </Section>
      <Section title={t('own.zone')}>
        <ChooseZone />
      </Section>
      <Section title={t('own.sessions')}>
        <Sessions />
      </Section>
      <Section title={t('own.password')}>
        <ChangePassword />
      </Section>
    </Page>
  )
}
