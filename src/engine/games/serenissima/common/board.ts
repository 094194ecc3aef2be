/** The kinds of board the two Serenissimas share: sea spaces, ports, the goods they produce. */

export type SpaceId = number;
export type PortId = number;
export type GoodId = number;
export type PowerId = number;
export type GalleyId = number;

/** Owner of a neutral port. */
export const NOBODY = -1;

export interface SpaceData {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** No land touches it: no trade between galleys here. */
  readonly highSea: boolean;
}

export interface PortData {
  readonly name: string;
  readonly space: SpaceId;
  readonly good: GoodId;
  /** Number of warehouse spaces. */
  readonly size: number;
  readonly lat: number;
  readonly lon: number;
}

export interface PowerData {
  readonly key: string;
  readonly capital: PortId;
}

export interface Board {
  readonly spaces: readonly SpaceData[];
  readonly ports: readonly PortData[];
  readonly powers: readonly PowerData[];
  readonly goods: readonly string[];
  readonly edges: readonly (readonly [SpaceId, SpaceId])[];
}
