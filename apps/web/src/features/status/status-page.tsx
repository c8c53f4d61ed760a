import { lazy, Suspense, useSyncExternalStore } from 'react'
import { serviceIds, serviceStates, type ServiceStatusReply } from '@relampago/domain/contracts'
import { currentLanguage, useLanguage } from '../../language/language.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { statusPath } from './fetch-status.ts'
import { Away, Checking, Headline } from './headline.tsx'
import { IncidentList } from './incident-list.tsx'
import { ServiceRow } from './service-row.tsx'
import { serviceName } from './service-name.ts'
import { StateBadge } from './state-looks.tsx'
import { loadStatusTexts, useStatusTexts } from './status-texts.ts'
import { SubscribeBox } from './subscribe-box.tsx'
import { useMailedLink } from './use-mailed-link.ts'
import { useServiceStatus, type KnownStatus } from './use-service-status.ts'

// Few visitors come by a mail.
const MailedLinkBox = lazy(async () => ({ default: (await import('./mailed-link-box.tsx')).MailedLinkBox }))

function onConnection(listen: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, listen)
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listen)
  }
}

function useIsOffline(): boolean {
  return useSyncExternalStore(
    onConnection,
    () => !navigator.onLine,
    () => false,
  )
}

type Service = ServiceStatusReply['services'][number]
const unseen: Omit<Service, 'id' | 'name'> = { status: 'unknown', uptime: null, recordedSince: null, responseTime: null, lastIncident: null, days: [] }

/** What this browser knows of each service while the API does not answer. */
function servicesAway(known: KnownStatus | null, isOffline: boolean): Service[] {
  return serviceIds.map((id) => ({
    ...(known?.reply.services.find((service) => service.id === id) ?? { ...unseen, id, name: id }),
    status: id === 'api' && !isOffline ? 'outage' : 'unknown',
    responseTime: null,
  }))
}

function Services({ services, seenHere }: { services: readonly Service[] | null; seenHere: boolean }) {
  const texts = useStatusTexts()
  const language = useLanguage()
  const rows = services?.map((service) => ({ id: service.id, service })) ?? serviceIds.map((id) => ({ id, service: null }))
  return (
    <Panel title={texts.services}>
      <ul className="mt-5 divide-y divide-hairline">
        {rows.map(({ id, service }) => (
          <ServiceRow
            key={id}
            id={id}
            name={serviceName(id, service?.name ?? id, language)}
            service={service}
            note={seenHere && id === 'api' ? texts.seenHere : undefined}
          />
        ))}
      </ul>
    </Panel>
  )
}

function States() {
  const texts = useStatusTexts()
  return (
    <Panel title={texts.statesTitle}>
      <p className="text-small text-ink-muted">{texts.statesText}</p>
      <dl className="mt-3 space-y-3 text-small">
        {serviceStates.map((state) => (
          <div key={state}>
            <dt>
              <StateBadge state={state} />
            </dt>
            <dd className="mt-1 text-ink-muted">{texts.states[state]}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function Programs() {
  const texts = useStatusTexts()
  return (
    <Panel title={texts.programs}>
      <p className="text-small text-ink-muted">{texts.programsText}</p>
      <a href={statusPath} className="mt-1 inline-flex min-h-11 items-center font-semibold text-info underline underline-offset-4">
        {statusPath}
      </a>
    </Panel>
  )
}

/** `/status`: how the services are, what was recorded, and mails about incidents. */
function StatusPage() {
  const texts = useStatusTexts()
  const { known, isAway, isAsking, again } = useServiceStatus()
  const isOffline = useIsOffline()
  const { link, close } = useMailedLink()
  const services = isAway ? servicesAway(known, isOffline) : (known?.reply.services ?? null)
  return (
    <div className="page-width flex-1 py-8 lg:py-12">
      <PageHead title={texts.page} description={texts.description} />
      <h1 className="type-display">{texts.title}</h1>
      <p className="mt-3 max-w-2xl text-ink-muted">{texts.intro}</p>
      {link === null ? null : (
        <Suspense>
          <MailedLinkBox key={link.token} link={link} onClose={close} />
        </Suspense>
      )}
      {isAway ? <Away known={known} isOffline={isOffline} busy={isAsking} again={again} /> : known === null ? <Checking /> : <Headline known={known} />}
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="grid min-w-0 gap-6">
          <Services services={services} seenHere={isAway && !isOffline} />
          <IncidentList reply={known?.reply ?? null} />
        </div>
        <div className="grid min-w-0 gap-6">
          <SubscribeBox isQuiet={link !== null} />
          <States />
          <Programs />
        </div>
      </div>
    </div>
  )
}

/** The page with its texts in the language of the visitor. */
export async function loadStatusPage(): Promise<{ Component: typeof StatusPage }> {
  await loadStatusTexts(currentLanguage())
  return { Component: StatusPage }
}
