import { isNewPlan } from '@relampago/domain/rules'
import { useEffect, useEffectEvent } from 'react'
import { ApiError, noReply } from '../../api/api-error.ts'
import { useUserStats, type UserStats } from '../../session/use-user-stats.ts'
import { useTexts } from '../../language/language.ts'
import { announcePlan } from '../../session/plan-transition.ts'
import { usePerson } from '../../session/person.ts'
import { currentSession, forgetSession, refreshSession, signOut } from '../../session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { PlanTab } from './plan/plan-tab.tsx'
import { ProfileHeader } from './profile-header.tsx'
import { profileTexts } from './profile.texts.ts'
import { SettingsTab } from './settings/settings-tab.tsx'
import { useProfileGuard, type ProfileGuard } from './use-profile-guard.ts'
import { profileTabs, useTab } from './use-tab.ts'
import { ExpiryWatch } from './videos/expiry-watch.ts'
import { useVideos } from './videos/use-videos.ts'
import { VideosTab } from './videos/videos-tab.tsx'

/** Placeholder of a profile that is being fetched, in its size. */
function LoadingProfile() {
  const texts = useTexts(profileTexts)
  return (
    <output aria-label={texts.loading} className="block">
      <span className="flex items-center gap-4">
        <Skeleton className="size-16 rounded-full sm:size-18" />
        <span className="flex-1 space-y-2">
          <Skeleton className="h-8 w-48" />
          <Skeleton className="h-4 w-64 max-w-full" />
        </span>
      </span>
      <Skeleton className="mt-7 h-24 w-full" />
      <Skeleton className="mt-8 h-8 w-full max-w-md" />
      <span className="mt-6 grid gap-5 lg:grid-cols-[1.2fr_1fr]">
        <Skeleton className="h-64 rounded-lg" />
        <Skeleton className="h-64 rounded-lg" />
      </span>
    </output>
  )
}

/** No session: shown until the login opens, and when it does not. */
function LoginNeeded() {
  const texts = useTexts(profileTexts)
  return (
    <div className="flex flex-1 flex-col items-start justify-center gap-5">
      <h1 className="type-title">{texts.loginNeeded}</h1>
      <ButtonLink to="/login?redirect=/profile" look="primary">
        {texts.login}
      </ButtonLink>
    </div>
  )
}

/** What follows from numbers that have just arrived. */
function useNews(account: UserStats | undefined): void {
  useEffect(() => {
    if (account === undefined) return
    const { plan, plan_started_at: startedAt } = account.user
    announcePlan(plan, isNewPlan(plan, startedAt === null ? null : Date.parse(startedAt), Date.now()))
    // A plan that changed meanwhile counts on the other pages too.
    if (currentSession().user?.plan !== plan) void refreshSession()
  }, [account])
}

/** Refetches when the limits are reset. */
function useReadAtReset(account: UserStats | undefined, readAgain: () => void): void {
  const read = useEffectEvent(readAgain)
  const resetAt = account?.stats.daily_reset_at
  useEffect(() => {
    if (resetAt === undefined) return undefined
    const timer = setTimeout(() => read(), Math.max(1000, Date.parse(resetAt) - Date.now() + 1000))
    return () => clearTimeout(timer)
  }, [resetAt])
}

function Parts({ account, leaveFor }: { account: UserStats } & Pick<ProfileGuard, 'leaveFor'>) {
  const texts = useTexts(profileTexts)
  const { tab, openTab } = useTab()
  const videos = useVideos()
  return (
    <>
      <div className="mt-6">
        <Tabs label={texts.parts} tabs={profileTabs.map((id) => ({ id, label: texts.tabs[id] }))} chosen={tab} onChoose={openTab} />
      </div>
      <TabPanel id={tab}>
        {tab === 'overview' ? <OverviewTab account={account} videos={videos} openTab={openTab} /> : null}
        {tab === 'plan' ? <PlanTab account={account} /> : null}
        {tab === 'videos' ? <VideosTab /> : null}
        {tab === 'settings' ? (
          <SettingsTab user={account.user} onRemoved={() => leaveFor('/', forgetSession)} onLeaveAll={() => leaveFor('/login', () => signOut('all devices'))} />
        ) : null}
      </TabPanel>
      {videos === undefined ? null : <ExpiryWatch videos={videos} />}
    </>
  )
}

function Content() {
  const texts = useTexts(profileTexts)
  const person = usePerson()
  const { state, leaveFor } = useProfileGuard()
  const { data, error, isFetching, refetch } = useUserStats({ failedText: texts.statsUnread })
  useNews(data)
  useReadAtReset(data, () => void refetch())
  const status = error instanceof ApiError ? error.status : null
  if (state === 'signedOut' || (data === undefined && status === 401)) return <LoginNeeded />
  if (data !== undefined)
    return (
      <>
        <ProfileHeader account={data} />
        <Parts key={person} account={data} leaveFor={leaveFor} />
      </>
    )
  if (error === null) return <LoadingProfile />
  return <LoadFailed title={texts.loadFailed} text={error.message} isOffline={status === noReply} busy={isFetching} retry={() => void refetch()} />
}

/** Everything of one person: what is used and left, the plan, the videos and the account. */
export function ProfilePage() {
  const texts = useTexts(profileTexts)
  return (
    <div className="page-width flex flex-1 flex-col py-8 lg:py-11">
      <PageHead title={texts.page} isPrivate />
      <Content />
    </div>
  )
}
