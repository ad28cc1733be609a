import { ErrorState } from '@fairhouse/ui'
import { Component, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { clearScreens } from '#app/routes'
import { useWords } from '#lib/words'

interface Props {
  children: ReactNode
  /** Another address resets the error. */
  at: string
}

interface State {
  crashed: boolean
  at: string
}

/** Catches a screen that crashes or fails to load; the shell around it keeps working. */
class Boundary extends Component<Props, State> {
  override state: State = { crashed: false, at: this.props.at }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State {
    return at === state.at ? state : { crashed: false, at }
  }

  retry = () => {
    clearScreens()
    this.setState({ crashed: false })
  }

  override render() {
    return this.state.crashed ? <Crashed retry={this.retry} /> : this.props.children
  }
}

export function CrashBoundary({ children }: { children: ReactNode }) {
  const [location] = useLocation()
  return <Boundary at={location}>{children}</Boundary>
}

function Crashed({ retry }: { retry: () => void }) {
  const { t } = useWords()
  return (
    <ErrorState
      icon="alert"
      title={t('site.crash_title')}
      text={t('site.crash_text')}
      action={{ label: t('site.retry'), onClick: retry }}
    />
  )
}
