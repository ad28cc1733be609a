import { Button } from '@fairhouse/ui'
import { requireRealAccount } from '#lib/account'
import { openModal } from '#lib/modals'
import { useWords } from '#lib/words'

/** A word to the house; who is not signed in is shown the way in first. */
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
