import type { ServiceIncident, ServiceStatusReply } from '@relampago/domain/contracts'
import { useLanguage } from '../../language/language.ts'
import { Panel } from '../../ui/panel.tsx'
import { momentText } from './figures.ts'
import { incidentLength } from './service-row.tsx'
import { serviceName } from './service-name.ts'
import { StateBadge } from './state-looks.tsx'
import { useStatusTexts } from './status-texts.ts'

function Incident({ incident, name }: { incident: ServiceIncident; name: string }) {
  const texts = useStatusTexts()
  const language = useLanguage()
  const { startedAt, status } = incident
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="mt-0.5 text-small text-ink-muted tabular-nums">
          <time dateTime={startedAt}>{momentText(startedAt, language)}</time>, {incidentLength(incident, texts)}
        </p>
      </div>
      <StateBadge state={status} />
    </li>
  )
}

/** What was recorded, the newest first. */
export function IncidentList({ reply }: { reply: ServiceStatusReply | null }) {
  const texts = useStatusTexts()
  const language = useLanguage()
  return (
    <Panel title={texts.incidents}>
      {reply === null || reply.incidents.length === 0 ? (
        <p className="text-ink-muted">{reply === null ? texts.noHistory : texts.noIncidents}</p>
      ) : (
        <ul className="divide-y divide-hairline">
          {reply.incidents.map((incident) => (
            <Incident key={`${incident.service} ${incident.startedAt}`} incident={incident} name={serviceName(incident.service, incident.service, language)} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
