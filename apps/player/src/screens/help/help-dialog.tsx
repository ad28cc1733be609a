import { accountWords } from '@fairhouse/i18n/account'
import { buttonClass, Dialog, Field } from '@fairhouse/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { Loaded } from '#features/content'
import { useWords } from '#lib/words'
import { Articles } from './articles.tsx'
import { useHelp } from './use-help.ts'

interface Props {
  open: boolean
  onClose: () => void
}

/** The help centre over the page, so that nobody leaves a game or a form for it. */
export function HelpDialog({ open, onClose }: Props) {
  const { t } = useWords(accountWords)
  const [typed, setTyped] = useState('')
  const { query, isFound } = useHelp(typed)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('content.help_title')}
      closeLabel={t('login.close')}
      width={720}
      actions={
        <Link href="/helpmc" onClick={onClose} className={buttonClass('plain', 'small')}>
          {t('login.help_open')}
        </Link>
      }
    >
      <div className="flex flex-col gap-6">
        {/* Not of type search, where Escape would clear the field instead of closing. */}
        <search>
          <Field
            inputMode="search"
            label={t('content.help_search')}
            maxLength={100}
            value={typed}
            onChange={setTyped}
          />
        </search>
        <Loaded query={query}>
          {({ categories }) => (
            <Articles categories={categories} isFound={isFound} onClear={() => setTyped('')} />
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}
