import { Button } from '../buttons/button.tsx'
import { Icon } from '../media/icon.tsx'
import type { IconName } from '../media/icon-names.ts'
import { join } from '../utils/join.ts'

interface Props {
  icon: IconName
  title: string
  text: string
  action?: { label: string; busy?: boolean; onClick: () => void }
}

/** An error with its next step; screen readers announce it when it appears. */
export function ErrorState({ icon, title, text, action }: Props) {
  return (
    <div role="alert" className="flex max-w-lg flex-col items-start gap-5">
      <span
        className={join(
          'inline-flex size-14 items-center justify-center rounded-card',
          'border border-line bg-surface text-accent',
        )}
      >
        <Icon name={icon} className="size-7" />
      </span>
      <h1 className="text-3xl font-semibold tracking-tight md:text-4xl">{title}</h1>
      <p className="text-lg text-text-quiet">{text}</p>
      {action && (
        <Button onClick={action.onClick} busy={action.busy ?? false}>
          {action.label}
        </Button>
      )}
    </div>
  )
}
