import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button, join, Tabs } from '@fairhouse/ui'
import { Fragment, useState } from 'react'
import { isOn } from '#lib/flags'
import { openModal } from '#lib/modals'
import { CaptchaField, FormBox } from '#lib/forms'
import { Agreement } from './agreement.tsx'
import { listModes, shownFields } from './brand-form.ts'
import { RegisterField } from './register-field.tsx'
import type { Mode, Status } from './status.ts'
import { useRegistration } from './use-registration.ts'

interface Props {
  status: Status
  /** True on a full page, which has a reset button. */
  isPage?: boolean
}

/** Both modes share the input, so a change of tab keeps it. */
export function RegisterForm({ status, isPage = false }: Props) {
  const { t } = useWords(accountWords)
  const [first, ...more] = listModes(status)
  const [chosen, setChosen] = useState<Mode>()
  const mode = chosen ?? first
  if (!mode) return <p className="text-text-quiet">{t('register.closed')}</p>
  const fields = <Fields status={status} mode={mode} isPage={isPage} />
  if (more.length === 0) return fields
  const tabs = [
    { id: 'register', label: t('register.by_name'), icon: 'user' },
    { id: 'registerMobile', label: t('register.by_phone'), icon: 'phone' },
  ] as const
  return (
    <Tabs label={t('register.ways')} tabs={tabs} value={mode} onChange={setChosen}>
      {fields}
    </Tabs>
  )
}

/** Two columns on wide screens; related fields stay side by side. */
const wideClass: Record<Mode, string> = {
  register: 'xl:grid-cols-2 xl:*:first:col-span-full',
  registerMobile: 'xl:grid-cols-2',
}

interface FieldsProps {
  status: Status
  mode: Mode
  isPage: boolean
}

function Fields({ status, mode, isPage }: FieldsProps) {
  const { t } = useWords(accountWords)
  const [isShort, setShort] = useState(false)
  const registration = useRegistration(status, mode, isShort)
  const { form } = registration
  const names = shownFields(registration.rules, status, mode, isShort)
  return (
    <FormBox form={form} onSend={registration.send}>
      <div className={join('grid gap-5', isPage && wideClass[mode])}>
        {names.map((name) => (
          <Fragment key={name}>
            {name === 'verificationCode' && registration.needsCaptcha && (
              <CaptchaField form={form} />
            )}
            <RegisterField name={name} registration={registration} />
          </Fragment>
        ))}
      </div>
      <Agreement form={form} minimumAge={status.accounts.minimumAge} />
      <Button type="submit" isWide busy={form.busy}>
        {t(form.busy ? 'register.sending' : 'register.submit')}
      </Button>
      <div className="flex flex-wrap justify-center gap-x-3">
        {isPage && (
          <Button variant="plain" size="small" onClick={form.reset}>
            {t('register.reset')}
          </Button>
        )}
        {isOn(status, 'DIRECTREG3') && (
          <Button variant="plain" size="small" onClick={() => setShort(!isShort)}>
            {t(isShort ? 'register.whole' : 'register.direct')}
          </Button>
        )}
        <Button variant="plain" size="small" onClick={() => openModal('login')}>
          {t('register.have_account')}
        </Button>
      </div>
    </FormBox>
  )
}
