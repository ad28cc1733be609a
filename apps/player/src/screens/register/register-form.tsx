import { Button, join, Tabs } from '@fairhouse/ui'
import { useState } from 'react'
import { useAccountWords } from '#lib/account-words'
import { isOn } from '#lib/flags'
import { openModal } from '#lib/modals'
import { CaptchaField, FormBox } from '#lib/forms'
import { Agreement } from './agreement.tsx'
import { modesOf, shownFields } from './asked-for.ts'
import { RegisterField } from './register-field.tsx'
import type { Mode, Status } from './status.ts'
import { useRegistration } from './use-registration.ts'

interface Props {
  status: Status
  /** A whole page, which can be cleared. */
  isPage?: boolean
}

/** Both modes share what was typed: who changes the tab types nothing twice. */
export function RegisterForm({ status, isPage = false }: Props) {
  const { ta } = useAccountWords()
  const [first, ...more] = modesOf(status)
  const [chosen, setChosen] = useState<Mode>()
  const mode = chosen ?? first
  if (!mode) return <p className="text-text-quiet">{ta('register.closed')}</p>
  const fields = <Fields status={status} mode={mode} isPage={isPage} />
  if (more.length === 0) return fields
  const tabs = [
    { id: 'register', label: ta('register.by_name'), icon: 'user' },
    { id: 'registerMobile', label: ta('register.by_phone'), icon: 'phone' },
  ] as const
  return (
    <Tabs label={ta('register.ways')} tabs={tabs} value={mode} onChange={setChosen}>
      {fields}
    </Tabs>
  )
}

/** Two and two where there is room: what belongs together stands side by side. */
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
  const { ta } = useAccountWords()
  const [isShort, setShort] = useState(false)
  const registration = useRegistration(status, mode, isShort)
  const { form } = registration
  const names = shownFields(registration.rules, status, mode, isShort)
  return (
    <FormBox form={form} onSend={registration.send}>
      <div className={join('grid gap-5', isPage && wideClass[mode])}>
        {names.map((name) => (
          <RegisterField key={name} name={name} registration={registration} />
        ))}
      </div>
      {registration.needsCaptcha && <CaptchaField form={form} />}
      <Agreement form={form} minimumAge={status.accounts.minimumAge} />
      <Button type="submit" isWide busy={form.busy}>
        {ta(form.busy ? 'register.sending' : 'register.submit')}
      </Button>
      <div className="flex flex-wrap justify-center gap-x-3">
        {isPage && (
          <Button variant="plain" size="small" onClick={form.reset}>
            {ta('register.reset')}
          </Button>
        )}
        {isOn(status, 'DIRECTREG3') && (
          <Button variant="plain" size="small" onClick={() => setShort(!isShort)}>
            {ta(isShort ? 'register.whole' : 'register.direct')}
          </Button>
        )}
        <Button variant="plain" size="small" onClick={() => openModal('login')}>
          {ta('register.have_account')}
        </Button>
      </div>
    </FormBox>
  )
}
