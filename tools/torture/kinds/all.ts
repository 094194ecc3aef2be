import type { StressTest } from '../round';
import { behind } from './behind';
import { calls } from './calls';
import { contract } from './contract';
import { disks } from './disks';
import { frames } from './frames';
import { hosts } from './hosts';
import { kills } from './kills';
import { power } from './power';
import { saves } from './saves';
import { thinkers } from './thinkers';

/** Every kind of stress test. `host` is the built web host. */
export const stressTests = (host: string): StressTest[] => [
  kills(host),
  calls,
  power,
  disks,
  behind,
  hosts,
  saves,
  contract,
  frames,
  thinkers,
];
