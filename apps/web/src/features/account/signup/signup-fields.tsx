import { isEmailAddress, isPersonName, longestPersonName } from '@relampago/domain/rules'
import { inputLimits } from '@relampago/domain/catalogue'
import { useId } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldError, TextField } from '../../../ui/field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { accountTexts } from '../account.texts.ts'
import { useFirstFocus } from '../use-first-focus.ts'
import { fullName, passwordVerdict, type SignupForm } from './signup-rules.ts'
import { signupTexts } from './signup.texts.ts'
import { useCalmBlur } from './use-calm-blur.ts'

type Props = { form: UseFormReturn<SignupForm>; busy: boolean; onSubmit: (values: SignupForm) => void }

type Register = ReturnType<typeof useCalmBlur>

const isFilled = (text: string) => text.trim() !== ''

/**
 * Not a component: fields are registered in the order they are shown in, so that the first wrong
 * one gets the focus.
 */
function nameFields(register: Register, errors: FieldErrors<SignupForm>, texts: typeof signupTexts.pt) {
  const lastNameTexts = { filled: texts.lastNameMissing, form: texts.nameForm, long: texts.nameLong }
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField
        label={texts.firstName}
        required
        autoComplete="given-name"
        maxLength={longestPersonName}
        error={errors.firstName && (errors.firstName.type === 'filled' ? texts.firstNameMissing : texts.nameForm)}
        {...register('firstName', { validate: { filled: isFilled, form: isPersonName } })}
      />
      <TextField
        label={texts.lastName}
        required
        autoComplete="family-name"
        maxLength={longestPersonName}
        error={errors.lastName && lastNameTexts[errors.lastName.type as keyof typeof lastNameTexts]}
        {...register('lastName', { validate: { filled: isFilled, form: isPersonName, long: (_, values) => isPersonName(fullName(values)) } })}
      />
    </div>
  )
}

function Terms({ register, isMissing }: { register: Register; isMissing: boolean }) {
  const texts = useTexts(signupTexts)
  const noteId = useId()
  const link = 'underline underline-offset-4'
  return (
    <div>
      <Checkbox {...register('terms', { required: true })} required aria-invalid={isMissing || undefined} aria-describedby={isMissing ? noteId : undefined}>
        {texts.accept}
        <Link to="/terms" target="_blank" className={link}>
          {texts.terms}
        </Link>
        {texts.and}
        <Link to="/privacy" target="_blank" className={link}>
          {texts.privacy}
        </Link>
        .
      </Checkbox>
      {isMissing ? <FieldError id={noteId}>{texts.termsMissing}</FieldError> : null}
    </div>
  )
}

export function SignupFields({ form, busy, onSubmit }: Props) {
  const shared = useTexts(accountTexts)
  const texts = useTexts(signupTexts)
  const language = useLanguage()
  const register = useCalmBlur(form)
  useFirstFocus(() => 'firstName')
  const { errors, touchedFields } = form.formState
  // An unvisited empty confirmation is no mismatch; the error would also move what is below during
  // a click.
  const followers = touchedFields.confirmation === true ? (['confirmation'] as const) : []
  return (
    <form method="post" noValidate className="mt-6 flex flex-col gap-6" onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      {nameFields(register, errors, texts)}
      <TextField
        label={shared.email}
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        maxLength={inputLimits.emailCharacters}
        placeholder={shared.emailPlaceholder}
        error={errors.email && (errors.email.type === 'filled' ? shared.emailMissing : shared.emailForm)}
        {...register('email', { validate: { filled: isFilled, form: isEmailAddress } })}
      />
      <PasswordField
        label={shared.password}
        required
        autoComplete="new-password"
        help={texts.rules}
        error={errors.password && passwordVerdict(form.getValues('password'), language).toString()}
        {...register('password', { validate: (password) => passwordVerdict(password, language), deps: [...followers] })}
      />
      <PasswordField
        label={texts.confirm}
        required
        autoComplete="new-password"
        placeholder={texts.confirmPlaceholder}
        error={errors.confirmation && texts.mismatch}
        {...register('confirmation', { validate: (confirmation, values) => confirmation === values.password })}
      />
      <Terms register={register} isMissing={errors.terms !== undefined} />
      <Button type="submit" look="primary" size="large" busy={busy} disabled={Object.keys(errors).length > 0}>
        {busy ? texts.busy : texts.submit}
      </Button>
    </form>
  )
}
