import { useLocation } from 'react-router'
import { useTexts } from '../../../language/language.ts'
import { carryRedirect } from '../../../session/own-path.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { editorTexts } from '../editor.texts.ts'

/** What a visitor sees who wants to save; both ways lead back here. */
export function LoginDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useTexts(editorTexts)
  const { pathname, search } = useLocation()
  const path = pathname + search
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.loginNeeded}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            {texts.stay}
          </Button>
          <ButtonLink to={carryRedirect('/signup', path)} look="outline">
            {texts.signup}
          </ButtonLink>
          <ButtonLink to={carryRedirect('/login', path)} look="primary">
            {texts.login}
          </ButtonLink>
        </>
      }
    >
      {texts.loginText}
    </Dialog>
  )
}
