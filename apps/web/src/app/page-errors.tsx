import { Component, type ReactNode } from 'react'
import { forgetFailedPages } from './lazy-page.tsx'

type Props = {
  /** The path that is shown; another one is a new attempt. */
  path: string
  /** What to show where something could not be loaded or drawn; `retry` draws it anew. */
  instead: (retry: () => void) => ReactNode
  children: ReactNode
}
type State = { hasFailed: boolean; path: string }

/** Keeps what could not be loaded or drawn from taking the rest of the page along. */
export class PageErrors extends Component<Props, State> {
  override state: State = { hasFailed: false, path: this.props.path }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ path }: Props, last: State): State {
    return { hasFailed: last.hasFailed && path === last.path, path }
  }

  override componentDidCatch(): void {
    forgetFailedPages()
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead(() => this.setState({ hasFailed: false })) : this.props.children
  }
}
