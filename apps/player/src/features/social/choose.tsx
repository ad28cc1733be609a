import { Icon, Tabs } from '@fairhouse/ui'
import { useState } from 'react'
import { useAccountWords } from '#lib/account-words'
import type { Value } from '#lib/call'
import { Link } from './link.tsx'
import { providerName } from './provider-name.ts'
import { Register } from './register.tsx'
import type { Unlinked } from './unlinked.ts'

interface Props {
  unlinked: Unlinked
  status: Value<'GET /wps/system/status'>
}

/** Known to the provider, unknown here: tied to an account, or the start of one. */
export function Choose({ unlinked, status }: Props) {
  const { ta } = useAccountWords()
  const [way, setWay] = useState<'link' | 'register'>('link')
  const provider = providerName(unlinked.provider)
  return (
    <div className="flex flex-col gap-5">
      <p>
        {unlinked.name === null
          ? ta('security.social_new', { provider })
          : ta('security.social_new_named', { provider, name: unlinked.name })}
      </p>
      <p className="flex gap-3 rounded-card border border-warn p-4 text-sm">
        <Icon name="alert" className="text-warn" />
        {ta('security.social_choice', { provider })}
      </p>
      <Tabs
        label={ta('security.social_title')}
        tabs={[
          { id: 'link', label: ta('security.social_have') },
          { id: 'register', label: ta('security.social_none') },
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
