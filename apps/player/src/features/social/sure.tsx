import { Button } from '@fairhouse/ui'
import { useAccountWords } from '#lib/account-words'

interface Props {
  /** What will be so for good. */
  text: string
  busy: boolean
  onBack: () => void
}

/** The last word before something that cannot be undone; the form around it sends. */
export function Sure({ text, busy, onBack }: Props) {
  const { ta } = useAccountWords()
  return (
    <div role="alert" className="flex flex-col gap-4 rounded-card border border-warn p-4">
      <p className="font-semibold">{text}</p>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button type="submit" busy={busy}>
          {ta('security.social_confirm')}
        </Button>
        <Button variant="plain" onClick={onBack}>
          {ta('security.back')}
        </Button>
      </div>
    </div>
  )
}
