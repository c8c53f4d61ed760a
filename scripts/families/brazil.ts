import { carregarMunicipios, listarEstados } from 'municipios-brasil'
import { readOwn } from './read-own.ts'

type OwnState = { area: number; born: string; neighbours: string[]; highest?: string }
export const ownStates = readOwn('states') as Record<string, OwnState>
export const states = new Map(listarEstados().map((state) => [state.uf as string, state]))
const towns = await carregarMunicipios()
export type Town = NonNullable<ReturnType<typeof towns.porEstado>[number]>

export function townsOf(state: string): readonly Town[] {
  return towns.porEstado(state as Parameters<typeof towns.porEstado>[0])
}

/** The same name in both languages. */
export function stateName(state: string): string {
  return states.get(state)?.nome ?? state
}

export function capitalOf(state: string): Town | undefined {
  return townsOf(state).find(({ capital }) => capital)
}

/** What clocks show at noon in Brasília, where they show something else. */
const clockThere: Readonly<Record<string, string>> = { 4: '11 horas da manhã|11 a.m.', 5: '10 horas da manhã|10 a.m.' }
const behind: Readonly<Record<string, number>> = {
  'America/Manaus': 4,
  'America/Cuiaba': 4,
  'America/Campo_Grande': 4,
  'America/Porto_Velho': 4,
  'America/Boa_Vista': 4,
  'America/Rio_Branco': 5,
  'America/Eirunepe': 5,
}

/** The clock of a place at noon in Brasília; empty where it shows the same. */
export function noonOf(zone: string): string {
  return clockThere[behind[zone] ?? 0] ?? ''
}
