import { Component, type ReactNode } from 'react'
import { forgetFailedPages } from './lazy-page.tsx'

type Props = {
  /** The path that is shown; another one is a new attempt. */
  path: string
  /** What to show where something could not be loaded or drawn. */
  instead: (error: unknown) => ReactNode
  onFailure?: (error: unknown) => void
  children: ReactNode
}
type State = { failure: { error: unknown } | null; path: string }

/** Error boundary: what cannot be loaded or drawn does not affect the rest of the page. */
export class PageErrors extends Component<Props, State> {
  override state: State = { failure: null, path: this.props.path }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ path }: Props, last: State): State {
    return { failure: path === last.path ? last.failure : null, path }
  }

  override componentDidCatch(error: unknown): void {
    forgetFailedPages()
    this.props.onFailure?.(error)
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure === null ? this.props.children : this.props.instead(failure.error)
  }
}
