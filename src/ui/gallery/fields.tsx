import { useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { Checkbox } from '../checkbox.tsx';
import { CodeField } from '../code-field.tsx';
import { Combobox } from '../combobox.tsx';
import { focusFirstError } from '../focus-first-error.ts';
import { Grid, Stack } from '../layout.tsx';
import { PasswordField } from '../password-field.tsx';
import { RadioGroup } from '../radio-group.tsx';
import { SelectField } from '../select-field.tsx';
import { SelectFrame } from '../select-frame.tsx';
import { TextArea } from '../text-area.tsx';
import { TextField } from '../text-field.tsx';
import { TextLink } from '../text-link.tsx';
import { Chapter, Specimen } from './specimen.tsx';

const COUNTRIES = [
  { value: 'tw', label: 'Taiwan' },
  { value: 'gb', label: 'United Kingdom' },
];

const CITIES = ['Auckland', 'Honolulu', 'London', 'Nairobi', 'New York', 'São Paulo', 'Taipei', 'Tokyo'].map(
  (label) => ({ value: label, label }),
);

const VERDICTS = [
  { value: 'true', label: 'True' },
  { value: 'false', label: 'False' },
  { value: 'not-given', label: 'Not given', hint: 'The passage says nothing about it' },
];

/** Form fields, right and wrong. */
export function GalleryFields() {
  const form = useRef<HTMLDivElement>(null);
  const [city, setCity] = useState('Taipei');
  return (
    <Chapter title="Forms">
      <Specimen name="Text field">
        <Grid columns={2}>
          <TextField label="First name" name="first_name" autoComplete="given-name" />
          <TextField
            label="Phone"
            name="phone"
            inputMode="tel"
            optionalLabel="optional"
            hint="Only to call you back about this question."
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            defaultValue="mei@example"
            error="Please enter a valid email address"
          />
          <TextField label="Invited by" name="invited" defaultValue="Ninefold" disabled />
        </Grid>
      </Specimen>
      <Specimen name="Password and code">
        <Grid columns={2}>
          <PasswordField
            label="Password"
            name="password"
            autoComplete="new-password"
            hint="At least 6 characters with 1 number."
            showLabel="Show password"
            hideLabel="Hide password"
            defaultValue="reading9"
          />
          <CodeField label="Code from your app" name="code" hint="Six digits." />
        </Grid>
      </Specimen>
      <Specimen name="Text area and select">
        <Grid columns={2}>
          <TextArea label="Your question" name="question" placeholder="What would you like to know?" />
          <Stack>
            <SelectFrame>
              <select aria-label="Speed" name="speed">
                <option>1×</option>
                <option>1.25×</option>
              </select>
            </SelectFrame>
            <SelectField label="Country" name="country" options={COUNTRIES} defaultValue="tw" />
            <SelectField
              label="Test date"
              name="date"
              options={[{ value: '', label: 'Choose a month' }]}
              error="Please choose a month"
            />
            <Combobox
              label="City"
              hint="Type to search."
              options={CITIES}
              value={city}
              onSelect={setCity}
              noMatch="No city is called so."
            />
          </Stack>
        </Grid>
      </Specimen>
      <Specimen name="Checkbox and radio group">
        <Grid columns={2}>
          <Stack space={2}>
            <Checkbox label="Send me a copy of this message" name="copy" defaultChecked />
            <Checkbox
              label={
                <>
                  I have read the <TextLink to="/">terms</TextLink>
                </>
              }
              name="terms"
              error="Please confirm that you have read the terms"
            />
            <Checkbox label="Weekly study plan" hint="One mail on Monday mornings." name="plan" />
            <Checkbox label="Not available" name="none" disabled />
          </Stack>
          <RadioGroup
            label="The museum was free before 1904."
            name="verdict"
            options={VERDICTS}
            defaultValue="false"
          />
        </Grid>
      </Specimen>
      <Specimen name="Focus on the first error">
        <div ref={form}>
          <Stack align="start">
            <TextField label="Last name" name="last_name" error="Last name must be at least 2 letters" />
            <Button onClick={() => focusFirstError(form.current)}>Submit</Button>
          </Stack>
        </div>
      </Specimen>
    </Chapter>
  );
}
