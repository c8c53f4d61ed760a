import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../language/language.ts'
import { IconButton } from './button.tsx'
import { TextField, type TextFieldProps } from './field.tsx'
import { uiTexts } from './ui.texts.ts'

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'inside'>) {
  const [shown, setShown] = useState(false)
  const texts = useTexts(uiTexts)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      inside={
        <IconButton label={shown ? texts.hidePassword : texts.showPassword} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff aria-hidden className="size-5 text-ink-muted" /> : <Eye aria-hidden className="size-5 text-ink-muted" />}
        </IconButton>
      }
    />
  )
}
