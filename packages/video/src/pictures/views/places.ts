import type { PlaceLayout } from '../scene-plan/places.ts'
import { flagView } from './places/flag-view.ts'
import { mapView } from './places/map-view.ts'
import { routeView } from './places/route-view.ts'
import type { Views } from './views.ts'

/** Countries, states, routes and flags. */
export const placeViews: Views<PlaceLayout> = { map: { draw: mapView }, route: { draw: routeView }, flag: { draw: flagView } }
