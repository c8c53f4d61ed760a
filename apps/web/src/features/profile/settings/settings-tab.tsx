import type { UserStats } from '../../../session/use-user-stats.ts'
import { SessionsPanel } from '../sessions/sessions-panel.tsx'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { OwnData } from './own-data.tsx'
import { SetPassword } from './set-password.tsx'

type Props = Pick<UserStats, 'user'> & { onRemoved: () => void; onLeaveAll: () => void }

export function SettingsTab({ user, onRemoved, onLeaveAll }: Props) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      {user.has_password ? <ChangePassword /> : <SetPassword email={user.email} />}
      <OwnData user={user} />
      <SessionsPanel onLeaveAll={onLeaveAll} />
      <DeleteAccount hasPassword={user.has_password} onRemoved={onRemoved} />
    </div>
  )
}
