import { FieldError } from '../../../ui/field.tsx'

/** What went wrong with a whole form, and why. */
export function FormFailed({ title, text }: { title: string; text: string }) {
  return (
    <FieldError>
      <span>
        <strong className="block font-semibold">{title}</strong>
        {text === title ? null : text}
      </span>
    </FieldError>
  )
}
