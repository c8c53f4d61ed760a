import { Component, type ReactNode } from 'react'
import { FailedPage } from './failed-page.tsx'
import { forgetFailedPages } from './lazy-page.tsx'

type Props = { /** The path that is shown; another one is a new attempt. */ path: string; children: ReactNode }
type State = { hasFailed: boolean; path: string }

/** Shows the failed page where a page could not be loaded or drawn. */
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
    return this.state.hasFailed ? <FailedPage /> : this.props.children
  }
}
