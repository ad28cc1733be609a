import { Button } from '@fairhouse/ui'
import { requireRealAccount } from '#lib/account'
import { openModal } from '#lib/modals'
import { useWords } from '#lib/words'

/** Opens the feedback dialog; visitors get the login dialog first. */
export function FeedbackButton() {
  const { t } = useWords()
  const write = () => {
    if (requireRealAccount()) openModal('feedback')
  }
  return (
    <Button variant="quiet" icon="chat" onClick={write}>
      {t('content.feedback')}
    </Button>
  )
}
