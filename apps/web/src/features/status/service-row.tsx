import type { ReactNode } from 'react'
import { statusDays, type ServiceIncident, type ServiceStatusReply } from '@relampago/domain/contracts'
import { useLanguage } from '../../language/language.ts'
import { classNames } from '../../ui/class-names.ts'
import { DayBar } from './day-bar.tsx'
import { dayText, lengthText, momentText, percentText, responseText } from './figures.ts'
import { StateBadge, stateName } from './state-looks.tsx'
import { useStatusTexts, type StatusTexts } from './status-texts.ts'

type Service = ServiceStatusReply['services'][number]

type FigureProps = { name: string; value: ReactNode; aside?: ReactNode; /** Takes a whole line where there is little room. */ isWide?: boolean }

function Figure({ name, value, aside, isWide = false }: FigureProps) {
  return (
    <div className={classNames('min-w-0', isWide && 'max-[22.5rem]:col-span-2')}>
      <dt className="text-micro text-ink-muted">{name}</dt>
      <dd className="mt-0.5 text-small font-semibold [overflow-wrap:anywhere] tabular-nums">
        {value}
        {aside === undefined ? null : <span className="block text-micro font-normal text-ink-muted">{aside}</span>}
      </dd>
    </div>
  )
}

/** When the record is shorter than the window, where it begins. */
function Uptime({ uptime, recordedSince, days }: Pick<Service, 'uptime' | 'recordedSince' | 'days'>) {
  const texts = useStatusTexts()
  const language = useLanguage()
  if (uptime === null || recordedSince === null) return <Figure name={texts.uptime} value={texts.noRecord} />
  const isWhole = days.length === statusDays && days[0]?.uptime !== null
  return <Figure name={texts.uptime} value={percentText(uptime, language)} aside={isWhole ? texts.window : texts.since(dayText(recordedSince, language))} />
}

/** How long an incident took, or that it lasts. */
export function incidentLength({ startedAt, endedAt }: ServiceIncident, texts: StatusTexts): string {
  return endedAt === null ? texts.ongoing : texts.lasted(lengthText(Date.parse(endedAt) - Date.parse(startedAt)))
}

function LastIncident({ incident }: { incident: ServiceIncident | null }) {
  const texts = useStatusTexts()
  const language = useLanguage()
  if (incident === null) return <Figure isWide name={texts.lastIncident} value={texts.noIncident} />
  const { startedAt, status } = incident
  return (
    <Figure
      isWide
      name={texts.lastIncident}
      value={<time dateTime={startedAt}>{momentText(startedAt, language)}</time>}
      aside={`${stateName(status, language)}, ${incidentLength(incident, texts)}`}
    />
  )
}

/** What was recorded of a service, as far as this browser was told. */
function Record({ service }: { service: Service }) {
  const texts = useStatusTexts()
  const language = useLanguage()
  const { responseTime, days, lastIncident } = service
  return (
    <>
      <DayBar days={days} />
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-4 min-[22.5rem]:grid-cols-3">
        <Uptime {...service} />
        <Figure name={texts.response} value={responseTime === null ? '–' : responseText(responseTime, language)} />
        <LastIncident incident={lastIncident} />
      </dl>
    </>
  )
}

type RowProps = {
  id: Service['id']
  name: string
  /** `null` until it is known. */
  service: Service | null
  note?: string | undefined
}

/** One service: how it is, how that is measured, and what was recorded of it. */
export function ServiceRow({ id, name, service, note }: RowProps) {
  const texts = useStatusTexts()
  return (
    <li aria-labelledby={`service-${id}`} className={classNames('py-6 first:pt-0 last:pb-0', service === null && '[@media(scripting:enabled)]:min-h-64')}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={`service-${id}`} className="font-semibold">
          {name}
        </h3>
        {service === null ? null : <StateBadge state={service.status} />}
      </div>
      {note === undefined ? null : <p className="mt-1 text-small">{note}</p>}
      {Object.hasOwn(texts.how, id) ? <p className="mt-1 text-small text-ink-muted">{texts.how[id]}</p> : null}
      {service === null || service.days.length === 0 ? null : <Record service={service} />}
    </li>
  )
}
