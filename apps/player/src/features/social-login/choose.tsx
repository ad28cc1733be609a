import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Icon, Tabs } from '@fairhouse/ui'
import { useState } from 'react'
import type { Value } from '#lib/call'
import { Link } from './link.tsx'
import { providerName } from './provider-name.ts'
import { Register } from './register.tsx'
import type { Unlinked } from './unlinked.ts'

interface Props {
  unlinked: Unlinked
  status: Value<'GET /wps/system/status'>
}

/** Asks whether to link an existing account or register another. */
export function Choose({ unlinked, status }: Props) {
  const { t } = useWords(accountWords)
  const [way, setWay] = useState<'link' | 'register'>('link')
  const provider = providerName(unlinked.provider)
  return (
    <div className="flex flex-col gap-5">
      <p>
        {unlinked.name === null
          ? t('security.social_new', { provider })
          : t('security.social_new_named', { provider, name: unlinked.name })}
      </p>
      <p className="flex gap-3 rounded-card border border-warn p-4 text-sm">
        <Icon name="alert" className="text-warn" />
        {t('security.social_choice', { provider })}
      </p>
      <Tabs
        label={t('security.social_title')}
        tabs={[
          { id: 'link', label: t('security.social_have') },
          { id: 'register', label: t('security.social_none') },
        ]}
        value={way}
        onChange={setWay}
      >
        {way === 'link' ? (
          <Link unlinked={unlinked} rules={status.registerRules} />
        ) : (
          <Register unlinked={unlinked} status={status} />
        )}
      </Tabs>
    </div>
  )
}
