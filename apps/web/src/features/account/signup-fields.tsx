import type { UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError, TextField } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { accountTexts } from './account.texts.ts'
import { looksLikeEmail, passwordVerdict, type SignupForm } from './signup-rules.ts'

type Props = { form: UseFormReturn<SignupForm>; busy: boolean; onSubmit: (values: SignupForm) => Promise<void> }

const isFilled = (text: string) => text.trim() !== ''

function NameFields({ form }: Pick<Props, 'form'>) {
  const texts = useTexts(accountTexts)
  const { errors } = form.formState
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField
        label={texts.signup.firstName}
        autoComplete="given-name"
        maxLength={50}
        error={errors.firstName && texts.required.firstName}
        {...form.register('firstName', { validate: isFilled })}
      />
      <TextField
        label={texts.signup.lastName}
        autoComplete="family-name"
        maxLength={49}
        error={errors.lastName && texts.required.lastName}
        {...form.register('lastName', { validate: isFilled })}
      />
    </div>
  )
}

function Terms({ form }: Pick<Props, 'form'>) {
  const { signup } = useTexts(accountTexts)
  const link = 'underline underline-offset-4'
  return (
    <div>
      <Checkbox {...form.register('terms', { required: true })} aria-invalid={form.formState.errors.terms ? true : undefined}>
        {signup.accept}
        <Link to="/terms" target="_blank" className={link}>
          {signup.terms}
        </Link>
        {signup.and}
        <Link to="/privacy" target="_blank" className={link}>
          {signup.privacy}
        </Link>
        .
      </Checkbox>
      {form.formState.errors.terms ? <FieldError>{signup.termsMissing}</FieldError> : null}
    </div>
  )
}

export function SignupFields({ form, busy, onSubmit }: Props) {
  const texts = useTexts(accountTexts)
  const language = useLanguage()
  const { errors, touchedFields } = form.formState
  // Before it was visited, an empty confirmation is no mismatch; the error would also move what is below while it is being clicked.
  const followers = touchedFields.confirmation === true ? (['confirmation'] as const) : []
  return (
    <form method="post" noValidate className="mt-6 flex flex-col gap-6" onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <NameFields form={form} />
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        placeholder={texts.emailPlaceholder}
        error={errors.email && (errors.email.type === 'filled' ? texts.required.email : texts.emailForm)}
        {...form.register('email', { validate: { filled: isFilled, form: looksLikeEmail } })}
      />
      <PasswordField
        label={texts.password}
        autoComplete="new-password"
        help={texts.signup.rules}
        error={errors.password && passwordVerdict(form.getValues('password'), language).toString()}
        {...form.register('password', { validate: (password) => passwordVerdict(password, language), deps: [...followers] })}
      />
      <PasswordField
        label={texts.signup.confirm}
        autoComplete="new-password"
        placeholder={texts.signup.confirmPlaceholder}
        error={errors.confirmation && texts.signup.mismatch}
        {...form.register('confirmation', { validate: (confirmation, values) => confirmation === values.password })}
      />
      <Terms form={form} />
      <Button type="submit" look="primary" size="large" busy={busy} disabled={Object.keys(errors).length > 0}>
        {busy ? texts.signup.busy : texts.signup.submit}
      </Button>
    </form>
  )
}
