import { ErrorState } from '@fairhouse/ui'
import { Component, type ReactNode } from 'react'
import { useScrollToTop } from '#app/routes'
import { useWords } from '#lib/words'

interface Props {
  children: ReactNode
  /** A new path resets the boundary. */
  at: string
}

interface State {
  crashed: boolean
  at: string
}

/** Contains a screen's crash or failed load, so that menu and header keep working. */
class Boundary extends Component<Props, State> {
  override state: State = { crashed: false, at: this.props.at }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State {
    return at === state.at ? state : { crashed: false, at }
  }

  override render() {
    return this.state.crashed ? <Crashed /> : this.props.children
  }
}

export function CrashBoundary({ children }: { children: ReactNode }) {
  return <Boundary at={useScrollToTop()}>{children}</Boundary>
}

function Crashed() {
  const { t } = useWords()
  return (
    <ErrorState
      icon="alert"
      title={t('common.failed')}
      text={t('common.went_wrong')}
      action={{ label: t('common.retry'), onClick: () => location.reload() }}
    />
  )
}
