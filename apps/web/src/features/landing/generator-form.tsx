import type { ReactNode, SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { usePerson } from '../../session/person.ts'

/** An address without its scheme. */
const bareAddress = /^(?!https?:)\S+\.\S+$/i

type Props = {
  /** What is typed is the address of a product page. */
  isLink?: boolean
  className: string
  children: ReactNode
}

/**
 * Takes what is typed into its field `input` to the generator; before the scripts have arrived,
 * too.
 */
export function GeneratorForm({ isLink = false, className, children }: Props) {
  const navigate = useNavigate()
  const person = usePerson()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('input')
    const text = typeof typed === 'string' ? typed.trim() : ''
    const input = isLink && bareAddress.test(text) ? `https://${text}` : text
    void navigate(`/generator?${new URLSearchParams({ input })}`)
  }
  return (
    <form key={person} action="/generator" onSubmit={submit} className={className}>
      {children}
    </form>
  )
}
