import { describeOneOfMany } from './one-of-many-fixture.ts';
import { useTwoFactor } from './two-factor-fixture.ts';

describeOneOfMany(useTwoFactor(), 1000);
