import { LogOut } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { useTexts } from '../language/language.ts'
import { signOut } from '../session/session.ts'
import { AskingButton } from '../ui/asking-button.tsx'
import { classNames } from '../ui/class-names.ts'
import { appTexts } from './app.texts.ts'
import { Avatar, useDisplayName } from './avatar.tsx'

/** Who is signed in, and the way out. `wide` is the form of the phone menu. */
export function AccountMenu({ wide = false }: { wide?: boolean }) {
  const texts = useTexts(appTexts)
  const name = useDisplayName()
  const navigate = useNavigate()
  const leave = () => {
    signOut()
    void navigate('/login')
  }
  return (
    <div className={classNames('items-center gap-2', wide ? 'flex w-full justify-between' : 'hidden lg:flex')}>
      <Link to="/profile" className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-md text-small font-semibold hover:underline">
        <Avatar />
        <span className="max-w-48 truncate">{name || texts.profile}</span>
      </Link>
      <AskingButton
        look={wide ? 'outline' : 'ghost'}
        size={wide ? 'medium' : 'small'}
        icon={<LogOut aria-hidden className="size-4" />}
        action={texts.signOut}
        question={texts.signOutQuestion}
        meaning={texts.signOutMeaning}
        keep={texts.cancel}
        run={leave}
      />
    </div>
  )
}
