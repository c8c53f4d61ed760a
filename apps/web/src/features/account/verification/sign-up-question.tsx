import { locales, type InterfaceLanguage } from '@relampago/domain/catalogue'
import type { CallReply } from '@relampago/domain/contracts'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ColumnHeading } from '../column-heading.tsx'
import { signUpQuestionTexts } from './sign-up-question.texts.ts'

export type SignUpFacts = CallReply<'signUpFacts'>

/** A moment in the time of this browser, with the name of its zone. */
function momentText(iso: string, language: InterfaceLanguage): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const
  return new Intl.DateTimeFormat(locales[language], format).format(new Date(iso))
}

type Props = { facts: SignUpFacts; busy: boolean; onYes: () => void; onNo: () => void }

/** Shows what is known about a sign-up that another browser began, and asks whose it is. */
export function SignUpQuestion({ facts, busy, onYes, onNo }: Props) {
  const texts = useTexts(signUpQuestionTexts)
  const language = useLanguage()
  return (
    <>
      <ColumnHeading mark="mail" title={texts.title} takesFocus />
      <p className="mt-2 text-ink-muted">
        {texts.began(momentText(facts.started_at, language))}
        {facts.browser === null ? texts.noBrowser : texts.browser(facts.browser)}
      </p>
      <p className="mt-2 text-ink-muted">{texts.consequence}</p>
      <div className="mt-7 flex flex-col gap-3">
        <Button look="primary" size="large" busy={busy} onClick={onYes}>
          {busy ? texts.busy : texts.yes}
        </Button>
        <Button look="outline" disabled={busy} onClick={onNo}>
          {texts.no}
        </Button>
      </div>
    </>
  )
}

/** After "it was not me"; `message` is the server's. */
export function SignUpRefused({ message }: { message: string }) {
  const texts = useTexts(signUpQuestionTexts)
  return (
    <>
      <ColumnHeading mark="done" title={texts.refusedTitle} takesFocus />
      <output className="mt-2 block text-ink-muted">{message}</output>
      <ButtonLink to="/signup" look="outline" size="large" className="mt-7 w-full">
        {texts.signUp}
      </ButtonLink>
    </>
  )
}
